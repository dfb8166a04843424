import { v7 } from 'uuid';

/** A UUIDv7: ids of one process sort by creation time. */
export const newId = (): string => v7();
