import { amountsAtTheEdge } from './amounts-at-the-edge.ts';
import { bankDays } from './bank-days.ts';
import { bankNamed } from './bank-named.ts';
import type { Check } from './check.ts';
import { closingsNamed } from './closings-named.ts';
import { commitsInMemoryNamed } from './commits-in-memory.ts';
import { wholeLockfile, dependencies } from './dependencies.ts';
import { documentedCommands, livingLinks, livingRecipes, narrowDocuments } from './documents.ts';
import { englishWords } from './english-words.ts';
import { errorsDocumented } from './errors-documented.ts';
import { failuresTold } from './failures-told.ts';
import { fileLength, fileNames } from './file-shape.ts';
import { kitRestyled } from './kit-restyled.ts';
import { house } from './house.ts';
import { everyMonthRead, storageHidden } from './ledger-engine.ts';
import { noPromises, noSecrets } from './leftovers.ts';
import { licences } from './licences.ts';
import { livingStyles } from './living-styles.ts';
import { logicalSides } from './logical-sides.ts';
import { moneyArithmetic } from './money-arithmetic.ts';
import { asvsWhole } from './asvs-whole.ts';
import { exportsNamed } from './named-exports.ts';
import { numberedDecisions, numberedMigrations } from './numbering.ts';
import { settings, loggedLines } from './operating-documented.ts';
import { oneFormat } from './one-format.ts';
import { ownTransactionsNamed } from './own-transactions.ts';
import { pinnedImages } from './pinned-images.ts';
import { plainComments } from './plain-comments.ts';
import { readersTexts } from './readers-texts.ts';
import { requirementsTested } from './requirements-tested.ts';
import { documentedRooms } from './rooms-documented.ts';
import { spaceAndWidths } from './space-and-widths.ts';
import { spanishWords } from './spanish-words.ts';
import { specifiedTexts } from './specified-texts.ts';
import { alerts } from './alerts.ts';
import { bothLanguages } from './two-languages.ts';
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
  englishWords,
  spanishWords,
  readersTexts,
  errorsDocumented,
  numberedMigrations,
  numberedDecisions,
  dependencies,
  wholeLockfile,
  pinnedImages,
  licences,
  documentedCommands,
  livingLinks,
  livingRecipes,
  narrowDocuments,
  loggedLines,
  settings,
  alerts,
  documentedRooms,
  requirementsTested,
  specifiedTexts,
  asvsWhole,
  livingStyles,
  spaceAndWidths,
  logicalSides,
  kitRestyled,
  noPromises,
  noSecrets,
];
