import { compression } from 'vite-plugin-compression2';

/** Writes `.br` and `.gz` files. The HTML page is left out, because each response has another nonce. */
export const precompress = () =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /\.(css|js|json|svg|txt)$/,
    threshold: 512,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  });
