import * as ast from 'typescript/unstable/ast';
import { type Scope, Unread, type World } from './worlds.ts';

interface Reader {
  world: World;
  textOf(node: ast.Expression, scope: Scope): string;
  /** The expression that spells the value of another. */
  plainOf(node: ast.Expression, scope: Scope): ast.Expression;
}

/** Decides which way a condition of the source goes. */
export class Conditions {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Says whether a condition holds: as the source decides it, or else as this world says. */
  holds(condition: ast.Expression, scope: Scope): boolean {
    if (ast.isParenthesizedExpression(condition)) return this.holds(condition.expression, scope);
    if (
      ast.isPrefixUnaryExpression(condition) &&
      condition.operator === ast.SyntaxKind.ExclamationToken
    )
      return !this.holds(condition.operand, scope);
    if (ast.isBinaryExpression(condition)) return this.#compares(condition, scope);
    return this.#decided(condition, scope) ?? this.ask(condition.getText(), scope);
  }

  ask(question: string, scope: Scope): boolean {
    return this.#reader.world.choose(`${scope.path}|${question}`, 2) === 0;
  }

  #compares(condition: ast.BinaryExpression, scope: Scope): boolean {
    const { left, operatorToken, right } = condition;
    const isUnequal = operatorToken.kind === ast.SyntaxKind.ExclamationEqualsEqualsToken;
    if (!isUnequal && operatorToken.kind !== ast.SyntaxKind.EqualsEqualsEqualsToken)
      return this.ask(condition.getText(), scope);
    // “x === undefined”, “x !== undefined” and “x” are one question.
    if (['undefined', 'null'].includes(right.getText()))
      return this.ask(left.getText(), scope) === isUnequal;
    const question = `${left.getText()} === ${right.getText()}`;
    return (this.#sameText(left, right, scope) ?? this.ask(question, scope)) !== isUnequal;
  }

  #decided(condition: ast.Expression, scope: Scope): boolean | undefined {
    const { kind } = this.#reader.plainOf(condition, scope);
    if (kind === ast.SyntaxKind.TrueKeyword) return true;
    return kind === ast.SyntaxKind.FalseKeyword ? false : undefined;
  }

  #sameText(left: ast.Expression, right: ast.Expression, scope: Scope): boolean | undefined {
    try {
      return this.#reader.textOf(left, scope) === this.#reader.textOf(right, scope);
    } catch (error) {
      if (error instanceof Unread) return undefined;
      throw error;
    }
  }
}
