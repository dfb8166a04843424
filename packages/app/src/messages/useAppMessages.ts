import type { TextsOf } from '@settlement-help/contract/language';
import { createUseMessages } from '@settlement-help/ui';
import type { app } from '../../messages/dist/en/app.ts';

const useMessages = createUseMessages<{ app: TextsOf<typeof app> }>();

export const useAppMessages = () => useMessages('app');
