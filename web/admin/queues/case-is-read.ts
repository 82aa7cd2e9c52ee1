import { createContext } from 'react';

/**
 * The reason why the open case is only read, and nothing about it can be decided: a colleague holds
 * it, or the role of its reader does not decide such cases.
 */
export const CaseIsRead = createContext<'held' | 'barred' | undefined>(undefined);
