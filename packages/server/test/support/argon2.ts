import { vi } from 'vitest';

const { hash, verify } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

// A separate module, so that tests and server use the same spy.
const spy = vi.fn(verify);

export { hash, spy as verify };
