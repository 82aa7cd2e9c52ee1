import { paths } from '../paths.ts';
import { rememberReturnPath } from '../return-path.ts';
import {
  draftPrefix,
  keyOf,
  type DraftName,
  type DraftPlace,
  type TypedFields,
} from './draft-places.ts';
import { haveDraftKey, openDraft, sealDraft } from './draft-seal.ts';

interface KeptDraft {
  keptAtMs: number;
  sealed: string;
  /** It was sent, and no answer said how it ended. A draft of an earlier build has no mark. */
  isDoubted?: boolean;
}

interface Doubt {
  isDoubted: boolean;
}

const longestMs = 24 * 60 * 60_000;

/** Where each form is opened again. */
const formPaths: Record<DraftName, (about?: string) => string> = {
  'local-transfer': () => paths.localTransfer(),
  'own-transfer': () => paths.dashboard(),
  'international-transfer': () => paths.internationalTransfer(),
  'pay-bill': () => paths.payBills(),
  loan: () => paths.loans(),
  message: paths.messages,
  'personal-info': () => paths.personalInfo(),
};

/** The place and time it is sealed for: another time would open nothing. */
const sealPlace = (place: DraftPlace, keptAtMs: number) => `${keyOf(place)}.${keptAtMs}`;

/** Undefined when there is none, or it is older than a day. */
function readKept(place: DraftPlace): KeptDraft | undefined {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as KeptDraft | null;
  return kept && Date.now() - kept.keptAtMs < longestMs ? kept : undefined;
}

/**
 * Says whether a form of this person waits. Throws away a draft that is too old, or that another
 * person left in this tab.
 */
export function isDraftKept(place: DraftPlace): boolean {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix) && !key.startsWith(`${draftPrefix}${place.userId}.`))
      sessionStorage.removeItem(key);
  }
  if (readKept(place) !== undefined) return true;
  sessionStorage.removeItem(keyOf(place));
  return false;
}

/** @returns whether it is kept: not while there is no key to seal it with. */
async function sealInTab(
  place: DraftPlace,
  typed: TypedFields,
  { isDoubted }: Doubt,
): Promise<boolean> {
  const keptAtMs = Date.now();
  const sealed = await sealDraft(JSON.stringify(typed), sealPlace(place, keptAtMs));
  if (sealed === undefined) return false;
  const kept: KeptDraft = { keptAtMs, sealed, isDoubted };
  sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
  return true;
}

/** Keeps a form in this tab, sealed, and has the next sign-in lead back to it. */
export async function keepDraft(
  place: DraftPlace,
  typed: TypedFields,
  doubt: Doubt,
): Promise<void> {
  if (await sealInTab(place, typed, doubt)) rememberReturnPath(formPaths[place.name](place.about));
}

/** The same for a person who goes on elsewhere and comes back. @returns whether it is kept. */
export async function keepForLater(
  place: DraftPlace,
  typed: TypedFields,
  doubt: Doubt,
): Promise<boolean> {
  return (await haveDraftKey()) && (await sealInTab(place, typed, doubt));
}

/** Takes the kept draft, once. */
export async function takeDraft(
  place: DraftPlace,
): Promise<(Doubt & { typed: TypedFields }) | undefined> {
  if (!isDraftKept(place) || !(await haveDraftKey())) return undefined;
  const kept = readKept(place);
  sessionStorage.removeItem(keyOf(place));
  const text = kept && (await openDraft(kept.sealed, sealPlace(place, kept.keptAtMs)));
  if (text === undefined) return undefined;
  return { typed: JSON.parse(text) as TypedFields, isDoubted: kept?.isDoubted === true };
}
