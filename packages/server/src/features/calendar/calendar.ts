export interface CalendarEvent {
  /** Identifies the event when a calendar app loads the feed again. */
  uid: string;
  /** `YYYY-MM-DD`, or a `Date` for an appointment with a time. */
  start: string | Date;
  title: string;
  description: string | null;
  url: string;
  /** Durations relative to the start (RFC 5545, 3.3.6). */
  alarms: readonly string[];
}

const maxOctets = 75;

/** Folds a line after 75 octets, not within a character (RFC 5545, 3.1). */
function fold(line: string) {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const utcTime = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventLines = (stamp: string, { uid, start, title, description, url, alarms }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  start instanceof Date ? `DTSTART:${utcTime(start)}` : `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
  `SUMMARY:${escapeText(title)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  `URL:${url}`,
  // A deadline does not make the day busy.
  ...(start instanceof Date ? [] : ['TRANSP:TRANSPARENT']),
  ...alarms.flatMap((alarm) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${alarm}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Formats a calendar (RFC 5545). Uses no library, see docs/decisions/0021-plan-rules.md. */
export function formatCalendar(events: readonly CalendarEvent[], now: Date, description = '') {
  const stamp = utcTime(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Settlement Help//Plan//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Settlement Help',
    ...(description ? [`X-WR-CALDESC:${escapeText(description)}`] : []),
    ...events.flatMap((event) => eventLines(stamp, event)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
