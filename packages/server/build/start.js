// Old versions of Node must be able to parse this file: no syntax and no module that is newer than 2020.
const needed = 24;
const version = process.versions.node;

if (Number.parseInt(version, 10) < needed) {
  console.error(
    `Settlement Help needs Node ${needed} or newer. This is Node ${version} (${process.execPath}).`,
  );
  process.exit(1);
} else {
  // `main.js` loads `main.run.js`.
  import(import.meta.url.replace(/\.js$/, '.run.js'));
}
