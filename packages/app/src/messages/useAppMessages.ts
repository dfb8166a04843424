import { createUseMessages } from '@settlement-help/ui';
import type { app } from '../../messages/dist/en/app.ts';

const useMessages = createUseMessages<{ app: ReturnType<typeof app> }>();

/** The app's own texts; those of the components live in the design system. */
export const useAppMessages = () => useMessages('app');
