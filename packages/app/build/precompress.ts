import { compression } from 'vite-plugin-compression2';

/** Lays a `.br` and a `.gz` beside each file that shrinks. The page is left out: each response carries another nonce. */
export const precompress = () =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /\.(css|js|json|svg|txt)$/,
    threshold: 512,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  });
