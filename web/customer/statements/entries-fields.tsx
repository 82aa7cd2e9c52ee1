import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateRangeFields } from './date-range-fields.tsx';
import { type EntryFile, isOlder, olderFiles, usualFiles } from './entries-choice.ts';
import './statements.css';
import { entriesFieldsTexts as texts } from './statements.texts.ts';
import type { EntriesDownload } from './use-entries-download.ts';

const older = 'older';

/** The file that transactions are downloaded as, and the days they are of. */
export function EntriesFields({
  file,
  setFile,
  range,
  setRange,
  forSpreadsheet,
  setForSpreadsheet,
  failure,
}: EntriesDownload) {
  const wordOf = (choice: string) => texts.files[choice as EntryFile | typeof older];
  return (
    <>
      <div className="entries-file">
        <SelectField
          label={texts.downloadAs}
          name="entriesFile"
          choices={[...usualFiles, older]}
          wordOf={wordOf}
          value={isOlder(file) ? older : file}
          onChange={({ currentTarget: { value } }) =>
            setFile(usualFiles.find((usual) => usual === value) ?? olderFiles[0])
          }
        />
        {isOlder(file) && (
          <SelectField
            label={texts.formatForThem}
            name="olderFile"
            choices={olderFiles}
            wordOf={wordOf}
            value={file}
            onChange={({ currentTarget: { value } }) =>
              setFile(olderFiles.find((one) => one === value) ?? olderFiles[0])
            }
          />
        )}
      </div>
      <DateRangeFields {...range} onChange={setRange} />
      {file === 'csv' && (
        <div className="export-option">
          <Checkbox
            label={texts.openCorrectlyInExcel}
            checked={forSpreadsheet}
            onChange={({ currentTarget }) => setForSpreadsheet(currentTarget.checked)}
          />
        </div>
      )}
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
