import { vi } from 'vitest';

vi.mock(import('@node-rs/argon2'), () => import('./argon2.ts'));
