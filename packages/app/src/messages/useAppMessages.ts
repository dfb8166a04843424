import { createUseMessages } from '@settlement-help/ui';
import type { app } from '../../messages/dist/en/app.ts';

const useMessages = createUseMessages<{ app: ReturnType<typeof app> }>();

export const useAppMessages = () => useMessages('app');
