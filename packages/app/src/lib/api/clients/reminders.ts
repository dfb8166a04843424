import { createClient, reminderEndpoints } from '@settlement-help/contract';
import { apiOptions } from '../client.ts';

/** The endpoints of the private calendar and of reminders by e-mail, called as the person of this session. */
export const reminderApi = createClient(apiOptions, reminderEndpoints);
