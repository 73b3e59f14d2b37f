import "react";

declare module "react" {
  /** React's types lack invoker commands. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
