import { useQueryClient } from '@tanstack/react-query';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { beginSecondFactorRoute } from '../../../contract/people/second-factor.ts';
import { appProof } from '../../../contract/people/second-factor.ts';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { failuresTexts } from '../../api/failures.texts.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { CopyableList } from '../../ui/lists/copyable-list.tsx';
import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { twoStepTexts } from './two-step.texts.ts';
import { Row } from '../../ui/layout/row.tsx';

const texts = twoStepTexts.setUp;

export type Setup = AnswerOf<typeof beginSecondFactorRoute>;

interface SetUpProps {
  setup: Setup;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  /** It is on, but the answer with the recovery codes never came. */
  onCodesLost: () => void;
  /** It has to be begun again, and why; without a reason it was given up. */
  onOver: (reason?: string) => void;
}

/** The secret goes into the app, and a code of the app comes back as the proof. */
export function SetUp({ setup: { secret, address }, onTurnedOn, onCodesLost, onOver }: SetUpProps) {
  const queryClient = useQueryClient();
  const isOn = async () => (await queryClient.query(secondFactorQuery)).since !== null;
  const form = useForm({
    initial: {},
    read: (element) => Object.fromEntries(new FormData(element)),
    schema: appProof,
    send: async (body) => {
      try {
        onTurnedOn((await call('POST /api/users/second-factor/confirm', { body })).recoveryCodes);
      } catch (refused) {
        const code = refused instanceof Refused ? refused.code : undefined;
        if (code === 'SECOND_FACTOR_NOT_BEGUN') return onOver(failureText(refused));
        // It may have been turned on without our hearing of it.
        if ((code === 'SECOND_FACTOR_ON' || outcomeIsUnknown(refused)) && (await isOn()))
          return onCodesLost();
        throw refused;
      }
    },
  });
  return (
    <Panel title={texts.setUpYourApp}>
      <Form form={form} method="post" className="panel-body two-step-form">
        <ol className="setup-steps">
          <li>
            <h3>{texts.addToYourAuthenticatorApp(bankFacts.name)}</h3>
            <p>{texts.scanThisPictureWithThe}</p>
            <SetupPicture text={address} />
            <p className="setup-on-this-device">
              <a href={address}>{texts.theAppIsOnThis}</a>
            </p>
            <CopyableList
              details={[
                {
                  name: 'Key',
                  shown: <span className="in-fours">{inFours(secret)}</span>,
                  text: secret,
                },
              ]}
            />
          </li>
          <li>
            <h3>{texts.typeTheCodeItShows}</h3>
            <DigitsField
              label={texts.code}
              name="code"
              length={6}
              hint={texts.sixDigitsANewCode}
              error={form.errors['code']}
              autoComplete="one-time-code"
              required
            />
          </li>
        </ol>
        <Alert kind="error">
          {failureText(form.failureForAlert, { refused: failuresTexts.networkError })}
        </Alert>
        <Row gap={12} className="two-step-actions">
          <Button type="submit" busy={form.isBusy} busyLabel={texts.turningOn}>
            {texts.turnOnTwoStepSign}
          </Button>
          <Button look="quiet" disabled={form.isBusy} onClick={() => onOver()}>
            {texts.cancel}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}

/** `ABCD EFGH IJKL`: what is typed by hand is easier to follow in groups. */
const inFours = (text: string) => text.replaceAll(/.{4}(?=.)/g, '$& ');

/** The margin that a camera needs around the picture to find it: four of its squares. */
const quietZone = 4;

/**
 * A text as a picture that a telephone reads. Dark on light in every theme, because not every
 * camera reads it the other way round.
 */
function SetupPicture({ text }: { text: string }) {
  const { path, box } = useMemo(() => {
    const code = generate(text);
    const width = code.size + 2 * quietZone;
    return { path: toSvgPath(code), box: `${-quietZone} ${-quietZone} ${width} ${width}` };
  }, [text]);
  return (
    <svg
      className="setup-picture"
      viewBox={box}
      role="img"
      aria-label={texts.pictureForYour}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
