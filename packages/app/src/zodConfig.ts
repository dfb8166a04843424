import { config } from 'zod/mini';

// The content security policy forbids `new Function`, which zod would otherwise use.
config({ jitless: true });
