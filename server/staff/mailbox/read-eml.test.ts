import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { readEml } from './read-eml.ts';

const transport = createTransport({ streamTransport: true, buffer: true });

async function written(subject: string, text: string, files: readonly string[] = []) {
  const { message } = await transport.sendMail({
    from: { name: 'Larkmoor', address: 'bank@larkmoor.example' },
    to: { name: '', address: 'ada@example.com' },
    subject,
    text,
    html: `<p>${text}</p>`,
    attachments: files.map((filename) => ({
      filename,
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7\r\n\r\n--not-a-boundary'),
    })),
  });
  return await readEml(message as Buffer);
}

test.each([
  ['plain words', 'Your statement', 'Hello Ada,\n\nit is attached.'],
  ['Spanish', 'Su estado de cuenta está aquí: año, «ñandú» 🏦', 'Está adjunto — ¡gracias!\n\nñ'],
  [
    'long lines and links',
    'A'.repeat(300),
    `Press:\nhttps://bank.example/x#${'a=b_c?'.repeat(40)}`,
  ],
  ['signs of the format itself', 'Price =3D 50 % =?x?= _', 'a=3Db\n--\nboundary="x"\n\n.dot'],
])('a mail is read as it was written: %s', async (_what, subject, text) => {
  for (const files of [[], ['statement-2026-11.pdf'], ['one.pdf', 'two.pdf']]) {
    const mail = await written(subject, text, files);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject, text, attachments: files });
    expect(Math.abs(Date.now() - (mail.sentAt?.epochMilliseconds ?? 0))).toBeLessThan(60_000);
  }
});

test('a file that is no mail is read as an empty one', async () => {
  expect(await readEml(Buffer.from('no mail'))).toMatchObject({ to: '', subject: '', text: '' });
});
