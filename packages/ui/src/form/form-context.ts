import { createContext } from 'react';

/** Whether the form around it is being sent. */
export const FormBusyContext = createContext(false);
