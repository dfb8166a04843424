/** An event of one whole day. */
export interface CalendarEvent {
  /** The same each time, by which a calendar app knows the event again. */
  uid: string;
  /** A day such as `2026-11-20`. */
  day: string;
  title: string;
  description: string | null;
}

const maxOctets = 75;

/** Breaks a line after at most 75 octets, never within a character; a line that goes on begins with a space (RFC 5545, 3.1). */
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

/** A text as a value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const eventLines = (stamp: string, { uid, day, title, description }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:${escapeText(title)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  // A day with a deadline is no busy day.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Writes a calendar as RFC 5545 asks: docs/decisions/0021-plan-rules.md says why by hand. */
export function formatCalendar(events: readonly CalendarEvent[], now: Date, description = '') {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
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
