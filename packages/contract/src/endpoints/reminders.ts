import * as z from 'zod/mini';
import { CalendarFeed, Reminders } from '../entities/reminders.ts';
import { idParameter } from '../entities/text.ts';
import type { Endpoint } from './endpoint.ts';

/** Recipient and signature of an unsubscribe link. */
const StopLink = z.object({
  person: idParameter,
  signature: z.string().check(z.maxLength(100)),
});

/** The endpoints of the private calendar and of reminders by e-mail. */
export const reminderEndpoints = {
  getCalendarFeed: {
    method: 'GET',
    path: '/api/v1/users/me/calendar',
    auth: 'bearer',
    summary: 'Whether there is a private calendar address, which itself is shown only once',
    status: 200,
    response: CalendarFeed,
    errors: [],
  },
  createCalendarFeed: {
    method: 'POST',
    path: '/api/v1/users/me/calendar',
    auth: 'bearer',
    summary: 'Make a private calendar address for a calendar app; an earlier one ends',
    status: 201,
    response: z.object({ url: z.url() }),
    errors: [],
  },
  deleteCalendarFeed: {
    method: 'DELETE',
    path: '/api/v1/users/me/calendar',
    auth: 'bearer',
    summary: 'Revoke the private calendar address, which gets 404 from then on',
    status: 204,
    response: null,
    errors: [],
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/v1/calendars/{file}',
    auth: 'none',
    summary: 'The calendar at a private address',
    status: 200,
    response: z.string(),
    mediaType: 'text/calendar',
    errors: [404],
  },
  getReminders: {
    method: 'GET',
    path: '/api/v1/users/me/reminders',
    auth: 'bearer',
    summary: 'Whether this person gets reminders by e-mail',
    status: 200,
    response: Reminders,
    errors: [],
  },
  setReminders: {
    method: 'PUT',
    path: '/api/v1/users/me/reminders',
    auth: 'bearer',
    summary: 'Ask for reminders by e-mail 14 and 3 days before legal dates, at most one a day, or stop them',
    body: Reminders,
    status: 200,
    response: Reminders,
    errors: [],
  },
  /** The link in each reminder. Opening it changes nothing, because mail programs open links by themselves. */
  showStopReminders: {
    method: 'GET',
    path: '/api/v1/reminders/stop',
    auth: 'none',
    summary: 'A page with one button, which stops the reminders',
    query: StopLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
  /** Mail programs call it by themselves for who presses their button (RFC 8058). */
  stopReminders: {
    method: 'POST',
    path: '/api/v1/reminders/stop',
    auth: 'none',
    summary: 'Stop the reminders by the signed link of an e-mail',
    query: StopLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
