import { v7 } from 'uuid';

/** A new identifier; later ones of a process sort after earlier ones. */
export const newId = (): string => v7();
