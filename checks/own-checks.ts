import { amountsAtTheEdge } from './amounts-at-the-edge.ts';
import { bankDays } from './bank-days.ts';
import { bankNamed } from './bank-named.ts';
import type { Check } from './check.ts';
import { closingsNamed } from './closings-named.ts';
import { commitsInMemoryNamed } from './commits-in-memory.ts';
import { completeLockfile, dependencies, lockedByHash } from './dependencies.ts';
import {
  documentedBankCommands,
  documentedCommands,
  livingLinks,
  livingRecipes,
  narrowDocuments,
} from './documents.ts';
import { englishWords } from './english-words.ts';
import { errorsDocumented } from './errors-documented.ts';
import { failuresTold } from './failures-told.ts';
import { fileLength, fileNames } from './file-shape.ts';
import { kitRestyled } from './kit-restyled.ts';
import { house } from './house.ts';
import { everyMonthRead, storageHidden } from './ledger-engine.ts';
import { noPromises, noSecrets } from './leftovers.ts';
import { licences } from './licences.ts';
import { livingClasses, livingTokens } from './living-styles.ts';
import { logicalSides } from './logical-sides.ts';
import { moneyArithmetic } from './money-arithmetic.ts';
import { asvsWhole } from './asvs-whole.ts';
import { exportsNamed } from './named-exports.ts';
import { namedDecisions, numberedDecisions, numberedMigrations } from './numbering.ts';
import {
  composedSettings,
  documentedSettings,
  explainedAlerts,
  loggedLines,
  namedSettings,
} from './operating-documented.ts';
import { oneFormat } from './one-format.ts';
import { ownTransactionsNamed } from './own-transactions.ts';
import { pinnedImages } from './pinned-images.ts';
import { plainComments, wholeSentences } from './plain-comments.ts';
import { readersTexts } from './readers-texts.ts';
import { requirementsTested } from './requirements-tested.ts';
import { documentedRooms } from './rooms-documented.ts';
import { fourBreakpoints, spaceTokens } from './space-and-widths.ts';
import { openingMarks, spanishWords } from './spanish-words.ts';
import { specifiedTexts } from './specified-texts.ts';
import { testedAlerts } from './tested-alerts.ts';
import { bothLanguages, translatedTexts } from './two-languages.ts';
import { vocabulary } from './vocabulary.ts';
import { writesOfPersons } from './writes-of-persons.ts';

/** Every rule about our own tree, in the order in which they are reported. */
export const ownChecks: Check[] = [
  house,
  fileLength,
  fileNames,
  exportsNamed,
  vocabulary,
  plainComments,
  wholeSentences,
  moneyArithmetic,
  amountsAtTheEdge,
  ownTransactionsNamed,
  writesOfPersons,
  storageHidden,
  everyMonthRead,
  commitsInMemoryNamed,
  closingsNamed,
  bankDays,
  bankNamed,
  failuresTold,
  oneFormat,
  bothLanguages,
  translatedTexts,
  englishWords,
  spanishWords,
  openingMarks,
  readersTexts,
  errorsDocumented,
  numberedMigrations,
  numberedDecisions,
  namedDecisions,
  dependencies,
  completeLockfile,
  lockedByHash,
  pinnedImages,
  licences,
  documentedCommands,
  documentedBankCommands,
  livingLinks,
  livingRecipes,
  narrowDocuments,
  loggedLines,
  documentedSettings,
  namedSettings,
  composedSettings,
  explainedAlerts,
  testedAlerts,
  documentedRooms,
  requirementsTested,
  specifiedTexts,
  asvsWhole,
  livingClasses,
  livingTokens,
  spaceTokens,
  fourBreakpoints,
  logicalSides,
  kitRestyled,
  noPromises,
  noSecrets,
];
