import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankDay } from './bank-clock.ts';
import { subscribeToBeat } from './clock-beat.ts';

const today = () => bankDay(new Date());

/** The day it is at the bank. A page that stays open over midnight is drawn again for the next. */
export const useBankDay = (): CalendarDay => useSyncExternalStore(subscribeToBeat, today);
