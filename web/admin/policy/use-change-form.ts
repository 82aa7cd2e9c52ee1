import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { call } from '../../api/client.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { complaintsOf, draftOf, readDraft, type PolicyComplaint } from './policy-draft.ts';
import type { Typed } from './policy-field.ts';

interface Change {
  draft: Typed[];
  when: string;
  day: string;
  time: string;
  reason: string;
}

/** A change that can be sent: the bank then judges it. */
export interface CheckedChange {
  value: unknown;
  reason: string;
  /** A day, or a day and time, by New York's clocks; at once without it. */
  effectiveFrom: string | undefined;
}

/** A field of a row, as the errors of the form name it. */
const placeOf = ({ row, field }: PolicyComplaint) => `draft.${row}.${field}`;

function checkChange({ name }: PolicyForStaff, typed: Change): Checked<CheckedChange> {
  const { when, day, time, reason } = typed;
  const read = readDraft(name, typed.draft);
  const complaints = 'complaints' in read ? read.complaints : [];
  const later = when === 'Later';
  return {
    errors: {
      ...Object.fromEntries(complaints.map((one) => [placeOf(one), one.text])),
      ...(later && day === '' && { day: 'Please enter a valid date.' }),
      ...(reason.trim() === '' && { reason: 'Please say why.' }),
    },
    values: {
      value: 'value' in read ? read.value : undefined,
      reason,
      effectiveFrom: later ? `${day}T${time || '00:00'}` : undefined,
    },
  };
}

/**
 * @returns the faults of the rows: those that cannot be read, and those that the bank does not
 * accept.
 */
function rowComplaints(
  { name }: PolicyForStaff,
  draft: readonly Typed[],
  errors: FieldErrors,
): PolicyComplaint[] {
  const unread = Object.entries(errors).flatMap(([place, text = '']) => {
    const [, row, field] = /^draft\.(\d+)\.(.+)$/.exec(place) ?? [];
    return field === undefined ? [] : [{ text, row: Number(row), field }];
  });
  return [...unread, ...complaintsOf(name, draft, errors)];
}

/** A change of a policy: typed, then compared with the policy in force, then sent. */
export function useChangeForm(
  policy: PolicyForStaff,
  onChanged: (message: string, changed: PolicyForStaff) => void,
) {
  const queryClient = useQueryClient();
  const lookAgain = async () => {
    await queryClient.invalidateQueries(policiesQuery);
    await queryClient.invalidateQueries(bankQuery);
  };
  const [initial] = useState<Change>(() => ({
    draft: draftOf(policy.name, policy.value),
    when: 'Now',
    day: '',
    time: '00:00',
    reason: '',
  }));
  const form = useForm({
    initial,
    // The second compares old and new.
    steps: 2,
    check: (typed) => checkChange(policy, typed),
    send: ({ value, reason, effectiveFrom }) =>
      call('POST /api/admin/policies/{name}', {
        params: { name: policy.name },
        body: {
          version: policy.version,
          value,
          reason,
          ...(effectiveFrom === undefined ? {} : { effectiveFrom }),
        },
      }),
    onSent: async (answer) => {
      onChanged(answer.message, answer.policy);
      await lookAgain();
    },
    onFailed: () => void lookAgain(),
    ownName: (name) => (name === 'effectiveFrom' ? 'day' : name),
    stepToMend: (refused) => (refused.length > 0 ? 0 : undefined),
  });
  const { fields, errors, step } = form;
  return {
    form,
    complaints: rowComplaints(policy, fields.draft, errors),
    checked: step === 1 ? checkChange(policy, fields).values : undefined,
  };
}
