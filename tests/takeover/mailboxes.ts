import type { TestBank } from '../support/test-bank.ts';

/** All mails, the newest last, with the folds of long lines undone. */
export async function readMails({ worker, outbox }: TestBank): Promise<string[]> {
  await worker.runAll();
  return (await outbox()).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

export const isTo = (mail: string, address: string): boolean => mail.includes(`To: ${address}`);

export interface MailedSecret {
  /** The page that the link leads to. */
  page: string;
  token: string;
}

/** The secrets of all links in a mail. */
export const secretsIn = (mail: string): MailedSecret[] =>
  [...mail.matchAll(/\/([\w-]+)#token=([\w-]{43})/g)].map(([, page = '', token = '']) => ({
    page,
    token,
  }));

/** The page whose button says “This was not me”. */
export const notMePage = 'not-me';
