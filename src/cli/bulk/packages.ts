import { InvalidInput } from '../../kernel/errors.js';

/** Loads an optional package that some formats need. Errors: InvalidInput with the command that installs it. */
export async function needed<T>(form: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const [, name = 'a package'] = /'([^']+)'/.exec((error as Error).message) ?? [];
    throw new InvalidInput({
      field: '--in',
      message: `${form} needs the package ${name}, which was left out when the service was installed: npm install ${name}`,
    });
  }
}
