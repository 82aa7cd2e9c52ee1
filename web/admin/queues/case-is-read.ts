import { createContext } from 'react';

/** Whether the open case is a colleague's, and only read: nothing about it can be decided. */
export const CaseIsRead = createContext(false);
