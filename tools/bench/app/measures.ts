import type { Browser, BrowserContext, Page } from 'playwright';

export const runs = 7;

export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Conditions {
  /** Slowdown factor. */
  cpu?: number;
  /** 150 ms and 1.6 Mbit/s. */
  slowNetwork?: boolean;
}

/** Opens a throttled page. `count` reads a metric of Chromium. */
export async function openThrottledPage(
  context: BrowserContext,
  { cpu = 4, slowNetwork = false }: Conditions = {},
) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slowNetwork) {
    await devtools.send('Network.enable');
    const bytesPerSecond = 1_600_000 / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  const count = async (name: string) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  return { page, count };
}

/** First contentful paint and script time of a first visit, in milliseconds. */
export async function firstVisit(browser: Browser, url: string, slowNetwork: boolean) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, count } = await openThrottledPage(context, { slowNetwork });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const script = (await count('ScriptDuration')) * 1000;
  await context.close();
  return { paint, script };
}

/** Milliseconds from an action until the frame that shows its result. Both arguments are JavaScript code. */
export const timeUntil = (page: Page, action: string, shown: string) =>
  page.evaluate(
    ([act, isShown]) =>
      new Promise<number>((resolve) => {
        const run = new Function(act as string);
        const check = new Function(`return ${isShown}`);
        const start = performance.now();
        run();
        const look = () => {
          if (check()) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [action, shown] as const,
  );

/** Measures both sides alternately, so that load affects both. Returns medians. */
export async function alternate(ours: () => Promise<number>, native: () => Promise<number>) {
  const found = { ours: [] as number[], native: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    found.native.push(await native());
    found.ours.push(await ours());
  }
  return { ours: median(found.ours), native: median(found.native) };
}

/** Collects layout shift, slowest interaction and longest task of a page. */
export async function observeMetrics(page: Page) {
  await page.addInitScript(() => {
    const found = { shift: 0, slowest: 0, longest: 0 };
    Object.assign(window, { found });
    const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...more,
      });
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) found.shift += value;
    });
    watch(
      'event',
      (entry) => {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          found.slowest = Math.max(found.slowest, entry.duration);
      },
      { durationThreshold: 16 },
    );
    watch('longtask', ({ duration }) => {
      found.longest = Math.max(found.longest, duration);
    });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { found: { shift: number; slowest: number; longest: number } }).found,
    );
}
