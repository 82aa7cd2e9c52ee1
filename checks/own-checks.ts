import { amountsAtTheEdge } from './amounts-at-the-edge.ts';
import { bankDays } from './bank-days.ts';
import { bankNamed } from './bank-named.ts';
import {
  noRawHtml,
  oneFormEngine,
  partsWaitForTheLine,
  worksOnPlainHttp,
} from './browser-safety.ts';
import type { Check } from './check.ts';
import { closingsNamed } from './closings-named.ts';
import { commitsInMemoryNamed } from './commits-in-memory.ts';
import { completeLockfile, dependencies, lockedByHash } from './dependencies.ts';
import {
  documentedBankCommands,
  documentedCommands,
  livingLinks,
  narrowDocuments,
} from './documents.ts';
import { englishWords } from './english-words.ts';
import { errorsDocumented } from './errors-documented.ts';
import { failuresTold, keysOfForms } from './failures-told.ts';
import { fileLength, fileNames } from './file-shape.ts';
import { kitRestyled } from './kit-restyled.ts';
import { layers } from './layers.ts';
import { everyMonthRead, ledgerEngineHidden, storageHidden } from './ledger-engine.ts';
import { noPromises, noSecrets } from './leftovers.ts';
import { licences } from './licences.ts';
import { livingClasses, livingTokens } from './living-styles.ts';
import { logicalSides } from './logical-sides.ts';
import { moneyArithmetic } from './money-arithmetic.ts';
import { asvsWhole } from './asvs-whole.ts';
import { namedTests } from './named-tests.ts';
import { exportsNamed } from './named-exports.ts';
import { indexedDecisions, numberedDecisions, numberedMigrations } from './numbering.ts';
import {
  composedSettings,
  documentedSettings,
  explainedAlerts,
  loggedLines,
} from './operating-documented.ts';
import { oneFormat } from './one-format.ts';
import { ownTransactionsNamed } from './own-transactions.ts';
import { pinnedImages } from './pinned-images.ts';
import { plainComments } from './plain-comments.ts';
import { readersTexts } from './readers-texts.ts';
import { documentedRooms } from './rooms-documented.ts';
import { fourBreakpoints, spaceTokens } from './space-and-widths.ts';
import { openingMarks, spanishWords } from './spanish-words.ts';
import { specifiedLines } from './specified-lines.ts';
import { specifiedTexts } from './specified-texts.ts';
import { testedAlerts } from './tested-alerts.ts';
import { toldByNotice } from './told-by-notice.ts';
import { bothLanguages, languageChosenByBuild, translatedTexts } from './two-languages.ts';
import { vocabulary } from './vocabulary.ts';

/** Every rule about our own tree, in the order in which they are reported. */
export const ownChecks: Check[] = [
  layers,
  fileLength,
  fileNames,
  exportsNamed,
  vocabulary,
  plainComments,
  moneyArithmetic,
  amountsAtTheEdge,
  ownTransactionsNamed,
  ledgerEngineHidden,
  storageHidden,
  everyMonthRead,
  commitsInMemoryNamed,
  toldByNotice,
  closingsNamed,
  partsWaitForTheLine,
  noRawHtml,
  bankDays,
  bankNamed,
  worksOnPlainHttp,
  oneFormEngine,
  failuresTold,
  keysOfForms,
  oneFormat,
  bothLanguages,
  languageChosenByBuild,
  translatedTexts,
  englishWords,
  spanishWords,
  openingMarks,
  readersTexts,
  errorsDocumented,
  numberedMigrations,
  numberedDecisions,
  indexedDecisions,
  dependencies,
  completeLockfile,
  lockedByHash,
  pinnedImages,
  licences,
  documentedCommands,
  documentedBankCommands,
  livingLinks,
  narrowDocuments,
  loggedLines,
  documentedSettings,
  composedSettings,
  explainedAlerts,
  testedAlerts,
  documentedRooms,
  specifiedLines,
  specifiedTexts,
  namedTests,
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
