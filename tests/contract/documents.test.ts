import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();

/** A customer with an identity document, and its id. */
async function withDocument(idDocument: Buffer) {
  const who = await customer();
  const form = profileForm(
    { fullName: 'Robin Reed', email: who.email, phone: '+1 212 555 0142', address: '19 Moor Slip' },
    { idDocument },
  );
  expectStatus(await bank().call('POST', '/api/users/profile', { token: who.token, form }), 200);
  const { body } = await ask(who, 'GET', '/api/users/user');
  return { who, id: String(body.idDocument).split('/')[3] ?? '' };
}

let people = 0;
/** A manager with an app who gave no code for six minutes. */
async function atAnOpenDesk() {
  const who = await addAnotherAdmin(bank(), `open.desk.${(people += 1)}`);
  const { secret } = await turnOn(bank().call, who);
  await bank().bank.db.query(
    `UPDATE session SET created_at = now() - interval '6 minutes', factor_checked_at = NULL
      WHERE user_id = $1`,
    [who.id],
  );
  const prove = () => ask(who, 'POST', '/api/admin/fresh-proof', { code: codeOf(secret, 1) });
  return { who, prove };
}

type Who = Pick<Person, 'token'>;
const pagesOf = (who: Who, id: string) => ask(who, 'GET', `/api/files/${id}/pages`);
const pageOf = (who: Who, id: string, page: number | string) =>
  ask(who, 'GET', `/api/files/${id}/pages/${page}`);
const original = (who: Who, id: string) => ask(who, 'GET', `/api/files/${id}`);
const looks = async (id: string) =>
  (
    await bank().bank.db.query(
      `SELECT FROM audit_event WHERE action = 'file.viewed' AND details ->> 'file' = $1`,
      [id],
    )
  ).rows.length;
const typeOf = ({ status, headers }: Answer) => [status, headers['content-type']];

describe('a PDF of a customer', () => {
  test('is shown to staff as a picture of each page, each look on record [S-43]', async () => {
    const { id } = await withDocument(plainPdf(3));
    expect((await pagesOf(staff(), id)).body).toEqual({ mediaType: 'application/pdf', pages: 3 });
    const page = await pageOf(staff(), id, 2);
    expect(typeOf(page)).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(page.bytes).metadata();
    expect([width, height]).toEqual([1600, 1066]);
    // The red square at the lower left is red, and not blue: what is seen is what was sent.
    const { data, info } = await sharp(page.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (Math.round(info.height * 0.75) * info.width + Math.round(info.width / 6)) * 3;
    expect(data[at]).toBeGreaterThan(200);
    expect(data[at + 2]).toBeLessThan(60);
    expect(await looks(id)).toBe(2);
  });

  test('has no page beyond its last, and none that is no number', async () => {
    const { id } = await withDocument(plainPdf(2));
    expect(said(await pageOf(staff(), id, 3))).toEqual([404, 'FILE_NOT_FOUND']);
    for (const page of ['0', '-1', '1.5', 'one', '99999'])
      expect([page, (await pageOf(staff(), id, page)).status]).toEqual([page, 400]);
  });

  test('is nobody else’s: another customer finds neither pages nor a page', async () => {
    const { who, id } = await withDocument(plainPdf());
    const other = await customer();
    expect(said(await pagesOf(other, id))).toEqual([404, 'FILE_NOT_FOUND']);
    expect(said(await pageOf(other, id, 1))).toEqual([404, 'FILE_NOT_FOUND']);
    expect((await pageOf(who, id, 1)).status).toBe(200);
    expect(await looks(id)).toBe(0);
  });

  test('that wants a password, or has no page, is refused when it is sent', async () => {
    const who = await customer();
    const send = (idDocument: Buffer) =>
      bank().call('POST', '/api/users/profile', {
        token: who.token,
        form: profileForm(
          { fullName: 'Robin Reed', email: who.email, phone: '+1 212 555 0142' },
          { idDocument },
        ),
      });
    expect(said(await send(plainPdf(0)))[1]).toBe('FILE_DAMAGED');
    const locked = Buffer.from(
      plainPdf()
        .toString('latin1')
        .replace(
          'trailer\n<<',
          'trailer\n<< /Encrypt << /Filter /Standard /V 1 /R 2 /O (' +
            `${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [(a) (a)]`,
        ),
      'latin1',
    );
    expect(said(await send(locked))[1]).toBe('FILE_ACTIVE');
  });

  test('many looks at once are all answered, one file after the other', async () => {
    const { id } = await withDocument(plainPdf(2));
    const answers = await atOnce(8, (index) => pageOf(staff(), id, 1 + (index % 2)));
    expect(statuses(answers)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

describe('at an open desk', () => {
  test('neither page nor original of an identity document opens without a fresh proof [S-43]', async () => {
    const { id, who: owner } = await withDocument(plainPdf());
    const { who, prove } = await atAnOpenDesk();
    for (const open of [pagesOf(who, id), pageOf(who, id, 1), original(who, id)])
      expect(said(await open)).toEqual([403, 'PROOF_NEEDED code']);
    // Nor does the address on the page of its owner.
    const { body } = await ask(who, 'GET', `/api/admin/users/${owner.id}`);
    expect(body.idDocument).toBe(`/api/files/${id}`);
    expect(await looks(id)).toBe(0);
    expectStatus(await prove(), 200);
    expect(typeOf(await original(who, id))).toEqual([200, 'application/pdf']);
    expect((await pageOf(who, id, 1)).status).toBe(200);
    expect(await looks(id)).toBe(2);
  });

  test('a picture of an identity document wants the proof as well', async () => {
    const { id } = await withDocument(await identityCard('Robin Reed'));
    const { who, prove } = await atAnOpenDesk();
    expect(said(await original(who, id))).toEqual([403, 'PROOF_NEEDED code']);
    expectStatus(await prove(), 200);
    expect((await pagesOf(who, id)).body).toEqual({ mediaType: 'image/jpeg', pages: 1 });
    expect(typeOf(await pageOf(who, id, 1))).toEqual([200, 'image/jpeg']);
    expect(said(await pageOf(who, id, 2))).toEqual([404, 'FILE_NOT_FOUND']);
  });
});

describe('a page of a PDF', () => {
  const keptPages = async (id: string) =>
    (
      await bank().bank.db.query<{ page: number; sealed: Buffer; size: number }>(
        `SELECT page, sealed, size_bytes AS size FROM stored_page WHERE file_id = $1 ORDER BY page`,
        [id],
      )
    ).rows;

  test('is drawn when it is handed in, kept sealed, and shown without another drawing', async () => {
    const { id } = await withDocument(plainPdf(3));
    const kept = await keptPages(id);
    expect(kept.map(({ page }) => page)).toEqual([1, 2, 3]);
    const drawing = vi.spyOn(bank().bank.inspector, 'drawings');
    for (const { page, sealed, size } of kept) {
      const shown = await pageOf(staff(), id, page);
      expect([shown.status, shown.bytes.length]).toEqual([200, size]);
      expect(sealed.includes(shown.bytes.subarray(0, 64))).toBe(false);
    }
    await pagesOf(staff(), id);
    expect(drawing).not.toHaveBeenCalled();
    drawing.mockRestore();
  });

  test('of a document from before that is drawn at the first look, and once by all who look', async () => {
    const { id } = await withDocument(plainPdf(2));
    const before = (await pageOf(staff(), id, 2)).bytes;
    // As a server of an older version leaves it.
    await bank().bank.db.query('DELETE FROM stored_page WHERE file_id = $1', [id]);
    await bank().bank.db.query('UPDATE stored_file SET pages = NULL WHERE id = $1', [id]);
    const answers = await atOnce(4, () => pageOf(staff(), id, 2));
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    for (const { bytes } of answers) expect(bytes.equals(before)).toBe(true);
    expect((await keptPages(id)).map(({ page }) => page)).toEqual([2]);
    expect((await pagesOf(staff(), id)).body.pages).toBe(2);
    expect(said(await pageOf(staff(), id, 3))).toEqual([404, 'FILE_NOT_FOUND']);
  });

  test('does not open for another file, place or owner', async () => {
    const [{ who, id }, { id: another }] = [
      await withDocument(plainPdf()),
      await withDocument(plainPdf(2)),
    ];
    const { db } = bank().bank;
    await db.query('UPDATE stored_page SET page = 3 WHERE file_id = $1 AND page = 1', [another]);
    await db.query('UPDATE stored_page SET page = 1 WHERE file_id = $1 AND page = 2', [another]);
    expect((await pageOf(staff(), another, 1)).status).toBe(500);
    await db.query('UPDATE stored_file SET owner_id = $2 WHERE id = $1', [id, staff().id]);
    expect((await pageOf(staff(), id, 1)).status).toBe(500);
    await db.query('UPDATE stored_file SET owner_id = $2 WHERE id = $1', [id, who.id]);
    expect((await pageOf(who, id, 1)).status).toBe(200);
  });

  test('goes with its file', async () => {
    const { who, id } = await withDocument(plainPdf(2));
    const form = profileForm(
      {
        fullName: 'Robin Reed',
        email: who.email,
        phone: '+1 212 555 0142',
        address: '19 Moor Slip',
      },
      { idDocument: plainPdf() },
    );
    expectStatus(await bank().call('POST', '/api/users/profile', { token: who.token, form }), 200);
    const { db } = bank().bank;
    await db.query("UPDATE stored_file SET created_at = created_at - interval '25 hours'");
    await bank().worker.runOne('replaced-files');
    expect(await keptPages(id)).toEqual([]);
  });
});
