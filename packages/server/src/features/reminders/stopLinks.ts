import { endpoints } from '@settlement-help/contract';
import { createStopLinks } from '#server/http/endpoints/stopLinks.ts';

export const stopLinks = createStopLinks(endpoints.stopReminders, 'stop-reminders');
