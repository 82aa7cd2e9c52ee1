import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { daysToRenew, readCertificate } from './read-certificate.ts';

/** The certificate that people meet at the public address; nothing where that is plain http. */
export async function examineCertificate(publicUrl: string): Promise<Examined[]> {
  const { protocol, host } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  try {
    return [judge(host, await readCertificate(publicUrl))];
  } catch (error) {
    return [
      warning(
        'certificate',
        `${host} cannot be reached from here: ${(error as Error).message}`,
        'Start the proxy, or look from a machine that reaches it.',
      ),
    ];
  }
}

function judge(
  host: string,
  { days, lastDay, refusal }: Awaited<ReturnType<typeof readCertificate>>,
): Examined {
  const mend = 'Renew it, put it into the proxy and reload the proxy.';
  if (days < 0)
    return fault('certificate', `That of ${host} expired on ${lastDay}: browsers refuse it.`, mend);
  if (refusal !== undefined)
    return fault('certificate', `Browsers refuse that of ${host}: ${refusal}.`, mend);
  const found = `That of ${host} is good for ${days} more days.`;
  return days < daysToRenew ? warning('certificate', found, mend) : ok('certificate', found);
}
