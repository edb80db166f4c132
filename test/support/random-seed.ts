import fc from 'fast-check';

// Loaded before the tests (tools/test.mjs): all properties use one seed. `npm run test:random` uses others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED ?? 20260729) });
