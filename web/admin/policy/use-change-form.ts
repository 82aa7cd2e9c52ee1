import { useState } from 'react';
import type { PolicyForStaff } from '../../../contract/policy-changes.ts';
import { complaintsOf, draftOf, readDraft, type PolicyComplaint } from './policy-draft.ts';

interface Wish {
  when: string;
  day: string;
  time: string;
  reason: string;
}

interface Complaints {
  value: readonly PolicyComplaint[];
  day?: string | undefined;
  reason?: string | undefined;
}

/** A change that can be sent: the bank then judges it. */
export interface CheckedChange {
  value: unknown;
  reason: string;
  /** A day, or a day and time, by New York's clocks; at once without it. */
  effectiveFrom: string | undefined;
}

/** What is typed into the form of a policy, and what is wrong with it. */
export function useChangeForm(policy: PolicyForStaff) {
  const [draft, setDraft] = useState(() => draftOf(policy.name, policy.value));
  const [wish, setWish] = useState<Wish>({ when: 'Now', day: '', time: '00:00', reason: '' });
  const [complaints, setComplaints] = useState<Complaints>({ value: [] });
  const [checked, setChecked] = useState<CheckedChange>();

  /** @returns whether it can be sent. */
  const check = (): boolean => {
    const result = readDraft(policy.name, draft);
    const later = wish.when === 'Later';
    const wrong = {
      value: 'complaints' in result ? result.complaints : [],
      day: later && wish.day === '' ? 'Please enter a valid date.' : undefined,
      reason: wish.reason.trim() === '' ? 'Please say why.' : undefined,
    };
    setComplaints(wrong);
    if ('complaints' in result || wrong.day !== undefined || wrong.reason !== undefined)
      return false;
    setChecked({
      value: result.value,
      reason: wish.reason,
      effectiveFrom: later ? `${wish.day}T${wish.time || '00:00'}` : undefined,
    });
    return true;
  };

  /** The bank has judged otherwise. */
  const refuse = (fields: Record<string, string>) => {
    setChecked(undefined);
    setComplaints({
      value: complaintsOf(policy.name, draft, fields),
      day: fields['effectiveFrom'],
      reason: fields['reason'],
    });
  };

  return {
    draft,
    complaints,
    wish,
    setDraft,
    setWish,
    check,
    checked,
    refuse,
    dismiss: () => setChecked(undefined),
  };
}
