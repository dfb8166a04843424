import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let isActive = true;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      // The browser releases the lock of a hidden page.
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (!isActive) await lock?.release();
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isActive = false;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
