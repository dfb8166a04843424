/** What somebody logged in from, in the names that its makers gave it: short, and the same for many people. */
export interface Device {
  browser: string | null;
  system: string | null;
}

// Nearly every browser names others too, so the first that is found counts.
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

/** The device that a `User-Agent` tells of. The header itself is kept nowhere: it can tell people apart. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstIn(userAgent ?? '', browsers),
  system: firstIn(userAgent ?? '', systems),
});
