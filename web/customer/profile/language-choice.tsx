import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  languageChoices,
  languageNames,
  type LanguageChoice as Choice,
} from '../../../contract/values/language.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { profileTexts } from './profile.texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';

const texts = profileTexts.language;

const nameOf = (choice: Choice) => (choice === 'browser' ? texts.browser : languageNames[choice]);

/** In which language the bank speaks to its customer, kept with the account. */
export function LanguageChoice({ kept }: { kept: Choice }) {
  const [chosen, setChosen] = useState(kept);
  const save = useMutation({
    mutationFn: () => call('PUT /api/users/language', { body: { language: chosen } }),
    // The texts of another language are another document.
    onSuccess: () => location.reload(),
  });
  return (
    <Panel title={texts.title}>
      <Stack gap={12} align="start" className="panel-body">
        <SegmentedField
          label={texts.label}
          name="language"
          choices={languageChoices.map(nameOf)}
          chosen={nameOf(chosen)}
          onChoose={(name) =>
            setChosen(languageChoices.find((choice) => nameOf(choice) === name) ?? 'browser')
          }
        />
        <p className="muted small">{texts.note}</p>
        <Alert kind="error">
          {save.isError && failureText(save.error, { refused: texts.notKept })}
        </Alert>
        <Button
          look="secondary"
          compact
          busy={save.isPending || save.isSuccess}
          busyLabel={texts.saving}
          onClick={() => save.mutate()}
        >
          {texts.save}
        </Button>
      </Stack>
    </Panel>
  );
}
