import { createUseMessages } from '@settlement-help/ui';
import type { app } from '../../messages/dist/en/app.ts';

const useMessages = createUseMessages<{ app: ReturnType<typeof app> }>();

/** The texts of the app; the design system contains those of its components. */
export const useAppMessages = () => useMessages('app');
