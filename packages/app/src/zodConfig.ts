import { config } from 'zod/mini';

// The content security policy forbids `new Function`, which zod would try for each object schema.
config({ jitless: true });
