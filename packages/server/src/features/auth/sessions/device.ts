export type Device = Record<'browser' | 'system', string | null>;

// Most browsers also name others, so the first match wins.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/DuckDuckGo\/|Ddg\//, 'DuckDuckGo'],
  [/Vivaldi\//, 'Vivaldi'],
  [/OPR\/|OPiOS\/|OPT\//, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const firstIn = (userAgent: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Parses a `User-Agent`. The header itself is not stored, because it can identify a person. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstIn(userAgent ?? '', browsers),
  system: firstIn(userAgent ?? '', systems),
});
