import { endpoints } from '@settlement-help/contract';
import { createUnsubscribeLinks } from '#server/http/endpoints/unsubscribeLinks.ts';

export const unsubscribeLinks = createUnsubscribeLinks(endpoints.stopReminders, 'stop-reminders');
