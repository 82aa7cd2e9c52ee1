import { isId } from '../../../contract/values/fields.ts';
import type { AnswerOf, QueryOf } from '../../../contract/calls/route.ts';
import type {
  FoundUser,
  ListedUser,
  searchUsersRoute,
} from '../../../contract/people/user-search.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { chunksOf, longestToken } from '../../money/transfers/transfer-tokens.ts';
import { typedSearch } from '../../money/transfers/typed-search.ts';
import { findOwnersByWord, keepOwnersWithWord } from './payment-words-store.ts';
import {
  countPeople,
  findPeople,
  findRecentPeople,
  foldText,
  readPersonCount,
  type FoundPerson,
  type ListedPerson,
  type PeopleFilter,
} from './people-store.ts';

/** Matches are counted up to here; beyond it the list says "1,000+". */
const countedMatches = 1_000;

/** A word in the payments of more people than this identifies no one. */
const fewPayers = 200;

/**
 * Shorter parts have no group of three letters to be found by: they find the beginnings of words.
 */
const shortestPart = 3;

const shortestReference = 4;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The characters that end a word of a name, an address or a number. */
const wordBreaks = ['\n', ' ', '.', '@', '-', '_', '('].map(escapeLike);

const isWrittenNumber = /^\+?[\d\s().-]+$/;

function patternsOf(folded: string): string[] {
  const texts = [folded];
  // An account or telephone number as it is printed, in groups, is found by its digits.
  const digits = folded.replaceAll(/\D/g, '');
  if (isWrittenNumber.test(folded) && digits.length >= shortestPart && digits !== folded)
    texts.push(digits);
  return texts
    .map(escapeLike)
    .flatMap((text) =>
      [...folded].length < shortestPart
        ? wordBreaks.map((start) => `%${start}${text}%`)
        : [`%${text}%`],
    );
}

/** The people with a payment whose reference has every typed word, or the amount that was typed. */
async function payersOf(db: Queryable, folded: string): Promise<string[]> {
  const [longest, ...others] = chunksOf(folded)
    .map((chunk) => [...chunk].slice(0, longestToken).join(''))
    .toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length < shortestReference) return [];
  let found = (await findOwnersByWord(db, longest, fewPayers)) ?? [];
  for (const word of others)
    found = found.length === 0 ? [] : await keepOwnersWithWord(db, found, word);
  return found;
}

async function filterOf(db: Queryable, search: string): Promise<PeopleFilter> {
  const typed = search.trim();
  if (typed === '') return { patterns: [], ids: [] };
  const folded = await foldText(db, typed);
  const payers = await payersOf(db, await foldText(db, typedSearch(typed)));
  return { patterns: patternsOf(folded), ids: isId(folded) ? [folded, ...payers] : payers };
}

type Query = QueryOf<typeof searchUsersRoute>;

const viewOf = ({ id, suspended, createdAt, ...person }: ListedPerson): ListedUser => ({
  _id: id,
  ...person,
  status: !suspended,
  createdAt: textFromInstant(createdAt),
});

const foundViewOf = ({ balanceMinor, lastSeenAt, ...person }: FoundPerson): FoundUser => ({
  ...viewOf(person),
  balance: balanceMinor,
  lastSeenAt: lastSeenAt && textFromInstant(lastSeenAt),
});

async function findPage(
  db: Queryable,
  { search = '', after, before, limit = 50 }: Query,
): Promise<AnswerOf<typeof searchUsersRoute>> {
  const filter = await filterOf(db, search);
  const isAll = filter.patterns.length === 0;
  const total = isAll
    ? await readPersonCount(db)
    : await countPeople(db, filter, countedMatches + 1);
  const isNewer = before !== undefined;
  const beside = isNewer
    ? { id: before, direction: 'newer' as const }
    : after === undefined
      ? undefined
      : { id: after, direction: 'older' as const };
  const found = await findPeople(db, filter, { beside, limit: limit + 1 });
  // One more than asked for tells whether it goes on in that direction; in the other one there is
  // the person the page starts at.
  const goesOn = found.length > limit;
  return {
    users: (isNewer ? found.slice(-limit) : found.slice(0, limit)).map(foundViewOf),
    total: isAll ? total : Math.min(total, countedMatches),
    totalIsCapped: !isAll && total > countedMatches,
    hasNewer: isNewer ? goesOn : after !== undefined,
    hasOlder: isNewer || goesOn,
  };
}

/** One page of the people, newest first, at the same cost however far down it is. */
export async function searchPeople(
  ctx: SignedInContext,
  query: Query,
): Promise<AnswerOf<typeof searchUsersRoute>> {
  const searched = query.search?.trim() ?? '';
  const { db } = ctx.bank;
  const page = await findPage(db, query);
  const people = page.users.map(({ _id }) => _id);
  await recordListLook(
    db,
    ctx,
    searched === ''
      ? { action: 'users.listed', people }
      : { action: 'users.searched', people, asked: { searched } },
  );
  return page;
}

/** The people whom a member of the staff has opened last. */
export async function recentPeople(ctx: SignedInContext): Promise<ListedUser[]> {
  const people = await findRecentPeople(ctx.bank.db, ctx.actor.name, { looks: 200, limit: 8 });
  await recordListLook(ctx.bank.db, ctx, {
    action: 'users.recently_viewed',
    people: people.map(({ id }) => id),
  });
  return people.map(viewOf);
}
