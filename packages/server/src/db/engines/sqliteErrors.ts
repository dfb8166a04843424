// https://sqlite.org/rescode.html
const code = { busy: 5, full: 13, foreignKey: 787, primaryKey: 1555, unique: 2067 };

const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** An extended code has its family in the lower byte. */
const familyOf = (error: unknown) => codeOf(error) & 0xff;

/** True if another connection holds the lock. */
export const isBusy = (error: unknown) => familyOf(error) === code.busy;

export const isDiskFull = (error: unknown) => familyOf(error) === code.full;

export const isUniqueViolation = (error: unknown) => [code.unique, code.primaryKey].includes(codeOf(error));

export const isForeignKeyViolation = (error: unknown) => codeOf(error) === code.foreignKey;
