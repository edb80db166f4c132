import fc from 'fast-check';

// Loaded before the tests (tools/test.mjs): every property draws from one seed. `npm run test:random` gives others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? 20260729) });
