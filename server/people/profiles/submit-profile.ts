import type { submitProfileRoute } from '../../../contract/people/profiles.ts';
import type { BodyOf, FilesOf } from '../../../contract/calls/route.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { prepareUpload } from '../../services/files/prepare-upload.ts';
import { storeFile } from '../../services/files/stored-file.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import {
  emailChangeAskedNotice,
  type ProfilePart,
  profileChangedNotice,
} from '../../services/mail/contact-notices.ts';
import { contactNoticesTexts } from '../../services/mail/contact-notices.texts.ts';
import { openIdentityCase } from '../identity/open-identity-case.ts';
import { requireStrongestFactor, strongestFactorOf } from '../step-up/require-strongest-factor.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { dropLink } from '../users/mailed-links-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { prepareProfileImage, submissions } from './change-profile-image.ts';
import { keepFormerContact } from './former-contact-store.ts';
import { deletePendingEmail, lockPendingEmail, putPendingEmail } from './pending-email-store.ts';
import { setIdDocument, setProfileImage } from './profile-files-store.ts';
import {
  markProfileSubmitted,
  type PersonalFields,
  updatePersonalFields,
} from './profiles-store.ts';

const { profileParts } = contactNoticesTexts;

/** Enough to read the small print of a passport. */
const documentMaxSide = 2_400;

/** Lists the parts that will be different. */
function changesOf(
  user: StoredUser,
  given: PersonalFields,
  files: FilesOf<typeof submitProfileRoute>,
): ProfilePart[] {
  const fields = (['fullName', 'phone', 'address'] as const).filter(
    (name) => given[name] !== user[name],
  );
  return [
    ...fields,
    ...(files.profileImage ? (['profileImage'] as const) : []),
    ...(files.idDocument ? (['idDocument'] as const) : []),
  ];
}

type Submission = BodyOf<typeof submitProfileRoute>;

/**
 * Name, phone and address as they are to be. A field that the form does not change stays as it is
 * by then: the form may have taken minutes to arrive.
 */
function proven(known: StoredUser, given: Submission, user = known) {
  const { fullName, phone, address = known.address } = given;
  return {
    fullName: fullName === known.fullName ? user.fullName : fullName,
    phone: phone === known.phone ? user.phone : phone,
    address: address === known.address ? user.address : address,
  };
}

const isChanged = (user: StoredUser, to: ReturnType<typeof proven>) =>
  to.fullName !== user.fullName || to.phone !== user.phone || to.address !== user.address;

/**
 * Another name, ID document, phone or address is proven with the strongest factor: by the first two
 * staff recognize a caller, by the others the bank reaches them. A customer with a password alone
 * gives no more than the specified call does.
 */
async function requireIdentityProof(
  ctx: SignedInContext,
  known: StoredUser,
  { input, hasDocument }: { input: Submission; hasDocument: boolean },
) {
  if (!hasDocument && !isChanged(known, proven(known, input))) return;
  if ((await strongestFactorOf(ctx.bank, known.id)) === 'password') return;
  await requireStrongestFactor(ctx, known, input);
}

/**
 * Keeps what a customer says about themselves, and tells them what changed.
 * @throws {Refusal} what `requireStrongestFactor` throws.
 * @returns the email address that waits for its link, if one.
 */
export async function submitProfile(
  ctx: SignedInContext,
  input: Submission,
  files: FilesOf<typeof submitProfileRoute>,
): Promise<string | null> {
  const { bank, session } = ctx;
  const { userId } = session;
  await countRequest(bank, submissions, userId);
  const known = await findUser(bank.db, userId);
  invariant(known !== undefined, 'a live session belongs to a living user');
  await countEmailWish(ctx, known, input.email);
  const picture = files.profileImage && (await prepareProfileImage(ctx, files.profileImage));
  const document =
    files.idDocument &&
    (await prepareUpload(ctx, {
      field: 'idDocument',
      file: files.idDocument,
      maxSide: documentMaxSide,
    }));
  // After the files: one that cannot be read uses up neither passkey nor recovery code.
  await requireIdentityProof(ctx, known, { input, hasDocument: document !== undefined });
  return await bank.db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    const given = {
      ...proven(known, input, user),
      cardType: input.cardType ?? user.cardType,
    };
    if (document || isChanged(user, given)) await keepFormerContact(tx, user, bank.clock.now());
    await updatePersonalFields(tx, userId, given);
    if (picture)
      await setProfileImage(
        tx,
        userId,
        await storeFile(tx, bank, { ownerId: userId, purpose: 'profile_photo', file: picture }),
      );
    const newFileId =
      document &&
      (await storeFile(tx, bank, { ownerId: userId, purpose: 'id_document', file: document }));
    if (newFileId !== undefined) await setIdDocument(tx, userId, newFileId);
    await openIdentityCase(tx, bank, {
      userId,
      formerName: user.fullName,
      statedName: given.fullName,
      newFileId,
      formerFileId: user.idDocumentId,
    });
    await markProfileSubmitted(tx, userId, bank.clock.now());
    const changes = changesOf(user, given, files);
    await recordAudit(tx, ctx, {
      action: 'profile.submitted',
      subject: `user:${userId}`,
      details: { changed: changes.map((part) => profileParts[part]).join(', ') },
    });
    if (changes.length > 0)
      await queueSecurityNotice(tx, bank.clock, user, profileChangedNotice(changes));
    return await wishEmail(tx, ctx, user, input.email);
  });
}

/** A mistyped address or two, but no flood for its real owner. */
const perPerson: LimitRule = { name: 'email-wish', points: 5, duration: 3600 };

const isSame = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase();

/** Before any transaction: a wish that will mail a link is counted. */
async function countEmailWish(
  ctx: SignedInContext,
  user: StoredUser,
  email: string,
): Promise<void> {
  if (!isSame(email, user.email)) await countRequest(ctx.bank, perPerson, user.id);
}

/**
 * Notes the address a customer wishes for. It stays pending until the link mailed to it is opened,
 * and the old address gets a notice. The answer does not reveal whether another customer has it.
 * The own address again takes a pending wish back.
 * @returns what is pending now.
 */
async function wishEmail(
  tx: Tx,
  ctx: SignedInContext,
  user: StoredUser,
  email: string,
): Promise<string | null> {
  const { clock } = ctx.bank;
  const before = await lockPendingEmail(tx, user.id);
  // A link belongs to the wish it was mailed for.
  if (!isSame(email, before)) await dropLink(tx, user.id, 'email');
  if (isSame(email, user.email)) {
    await deletePendingEmail(tx, user.id);
    return null;
  }
  await putPendingEmail(tx, user.id, email, clock.now());
  await queueTask(tx, 'email_change_link', { userId: user.id }, clock.now());
  if (isSame(email, before)) return email;
  await recordAudit(tx, ctx, { action: 'email.change_asked', subject: `user:${user.id}` });
  await queueSecurityNotice(tx, clock, user, emailChangeAskedNotice(email));
  return email;
}
