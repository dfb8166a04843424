/** Makes an upright JPEG that can be uploaded and printed on A4, without the place of the photo. Rejects if it cannot be read. */
export const shrinkPhoto = (file: File, signal: AbortSignal) =>
  new Promise<File>((resolve, reject) => {
    const worker = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data: jpeg }: MessageEvent<Blob | null>) => {
      stop();
      const name = file.name.replace(/\.png$/i, '.jpg');
      if (jpeg) resolve(new File([jpeg], name, { type: jpeg.type }));
      else reject(new Error('The photo cannot be read'));
    });
    worker.addEventListener('error', (event) => {
      stop();
      reject(event.error ?? new Error(event.message));
    });
    worker.postMessage(file);
  });
