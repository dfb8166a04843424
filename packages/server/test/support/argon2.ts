import { vi } from 'vitest';

const { hash, verify } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

// In a module of its own, so that the tests and the server, which is loaded once, see the same spy.
const spy = vi.fn(verify);

export { hash, spy as verify };
